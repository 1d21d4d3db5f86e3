import { useLingui } from '@lingui/react/macro';
import type { Resource } from '@palpite/contract/brand.ts';
import Camera from 'lucide-react/icons/camera';
import Send from 'lucide-react/icons/send';
import Users from 'lucide-react/icons/users';
import { useServices } from '../../lib/services.ts';

/** A sign for each network that is none of its own marks. */
const NETWORKS = { facebook: Users, instagram: Camera, telegram: Send } as const;
type Network = keyof typeof NETWORKS;

const isNetwork = (type: Resource['resourceType']): type is Network =>
  Object.hasOwn(NETWORKS, type);

/** The brand's pages elsewhere: only those that the operator has. */
export function SocialLinks() {
  const { t } = useLingui();
  const { resources } = useServices().boot.status.info;
  const links = resources.flatMap(({ resourceType, url, labelNameEn }) =>
    isNetwork(resourceType) ? [{ Icon: NETWORKS[resourceType], url, name: labelNameEn }] : [],
  );
  if (links.length === 0) return null;
  return (
    <li className="mt-2 border-t border-border pt-2">
      <ul aria-label={t`Follow us`} className="flex flex-wrap gap-1 px-0.5">
        {links.map(({ Icon, url, name }) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={name}
              title={name}
              className="grid size-11 place-items-center rounded-control text-muted transition-colors duration-150 hover:bg-sunken hover:text-default"
            >
              <Icon size={20} />
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
