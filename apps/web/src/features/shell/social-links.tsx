import { Trans, useLingui } from '@lingui/react/macro';
import { Menu, menuItemClass } from '@palpite/ui/menu.tsx';
import Share2 from 'lucide-react/icons/share-2';
import { sideRowClass } from '../../lib/side-row.ts';
import { useNetworks } from './use-networks.tsx';

/**
 * The brand's pages elsewhere, each by its name: only those that the operator has. A narrow menu has no space for
 * names, so there they open from one button.
 */
export function SocialLinks() {
  const { t } = useLingui();
  const networks = useNetworks();
  if (networks.length === 0) return null;
  return (
    <li className="mt-2 border-t border-border pt-2">
      <ul
        aria-label={t`Follow us`}
        className="hidden flex-wrap gap-1 px-0.5 @min-[12rem]/side:flex"
      >
        {networks.map(({ icon, url, name }) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="flex min-h-9 items-center gap-2 rounded-control px-2.5 text-13 font-semibold text-muted outline-offset-[-2px] transition-colors duration-150 hover:bg-sunken hover:text-default touch:min-h-11"
            >
              {icon}
              {name}
            </a>
          </li>
        ))}
      </ul>
      <div className="@min-[12rem]/side:hidden">
        <Menu
          label={t`Follow us`}
          align="start"
          header={
            <p className="px-3 pt-2 pb-1 text-12 font-semibold text-subtle">
              <Trans>Follow us</Trans>
            </p>
          }
          renderTrigger={(attributes) => (
            <button
              type="button"
              {...attributes}
              aria-label={t`Follow us`}
              title={t`Follow us`}
              className={sideRowClass}
            >
              <Share2 size={20} className="shrink-0" />
            </button>
          )}
        >
          {networks.map(({ icon, url, name }) => (
            <a
              key={url}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              role="menuitem"
              tabIndex={-1}
              className={menuItemClass}
            >
              {icon}
              {name}
            </a>
          ))}
        </Menu>
      </div>
    </li>
  );
}
