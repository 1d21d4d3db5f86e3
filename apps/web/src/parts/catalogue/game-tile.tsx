import { Trans, useLingui } from '@lingui/react/macro';
import type { Game } from '@palpite/contract/game.ts';
import { buttonClass } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { Picture } from '@palpite/ui/picture.tsx';
import { Tile, tileActClass } from '@palpite/ui/tile.tsx';
import { Link } from '@tanstack/react-router';
import Play from 'lucide-react/icons/play';
import Wrench from 'lucide-react/icons/wrench';
import { openUnavailable } from '../../lib/dialog-links.ts';
import { hasFlag } from '../../lib/flag.ts';
import { numberFormat } from '@palpite/domain/formats.ts';
import { useServices } from '../../lib/services.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { useMember } from '../identity/use-session.ts';
import { FavouriteSwitch } from './favourite-switch.tsx';
import { GameLink } from './game-link.tsx';
import { useFeatureMark, useFeatureMarks } from './use-feature-mark.ts';

/** Width of a tile's picture, for rows and grids alike. */
const SIZES = '(width < 64rem) 9rem, 11rem';
const WIDE_SIZES = '(width < 64rem) 18rem, 24rem';

interface GameTileProps {
  game: Game;
  /** When its picture is asked for: one that is seen at once when the page opens is not left until it comes near. */
  loading?: 'eager' | 'second' | 'wide' | 'lazy';
  /** Everything around it is hot, so it need not say so. */
  amongHot?: boolean;
  /** Everything around it is new. */
  amongNew?: boolean;
  /** Over two columns, in the picture that the brand features it with. */
  wide?: boolean;
  /** Width of its picture where it is neither a row's nor a grid's, as in the `sizes` attribute. */
  sizes?: string | undefined;
}

/** A game: its picture, name and vendor; a press plays it, or says why it cannot be played now. */
export function GameTile({ game, sizes, ...props }: GameTileProps) {
  const { loading = 'lazy', amongHot = false, amongNew = false, wide = false } = props;
  const { t } = useLingui();
  const name = game.gameName;
  const mark = useFeatureMark(game);
  const marks = useFeatureMarks(game);
  return (
    <Tile
      picture={
        <Picture
          source={(wide && game.widePicture) || game.picture}
          alt=""
          sizes={sizes ?? (wide ? WIDE_SIZES : SIZES)}
          loading={loading}
          fill
        />
      }
      wide={wide}
      title={name}
      mark={wide ? marks : mark}
      detail={game.foundBy ?? game.vendorName}
      badge={useGameBadge({ game, amongHot, amongNew })}
      notice={
        game.maintenance ? (
          <span className="flex flex-col items-center gap-1.5">
            <Wrench size={20} />
            <Trans>Under maintenance</Trans>
          </span>
        ) : undefined
      }
      renderActions={game.maintenance ? undefined : () => <GameActions game={game} />}
      renderSwitch={(className) => <FavouriteSwitch game={game} className={className} />}
      renderMain={(className, title) =>
        game.maintenance ? (
          <Link
            to="."
            search={openUnavailable(game.nodeId)}
            resetScroll={false}
            className={className}
            aria-label={t`${name}: under maintenance, see others`}
          >
            {title}
          </Link>
        ) : (
          <GameLink game={game} className={className} aria-label={t`Play ${name}`}>
            {title}
          </GameLink>
        )
      }
    />
  );
}

interface GameBadgeProps {
  game: Game;
  amongHot: boolean;
  amongNew: boolean;
}

/** One badge at most, the rarest: what every second tile has says nothing. */
function useGameBadge({ game, amongHot, amongNew }: GameBadgeProps): string | undefined {
  const { t } = useLingui();
  if (game.maintenance) return undefined;
  if (game.badges.includes('jackpot')) return t`Jackpot`;
  if (game.badges.includes('hot') && !amongHot) return t`Hot`;
  return game.badges.includes('new') && !amongNew ? t`New` : undefined;
}

/** On the picture while the tile is pointed at: what a press does, the free way, and the game's figures. */
function GameActions({ game }: { game: Game }) {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const { boot } = useServices();
  const member = useMember();
  const free = game.demo && member === null && hasFlag(boot.status, 'FREEPLAY3');
  const name = game.gameName;
  const { minBet, rtp } = game;
  const stake = minBet === null ? null : moneyText(minBet, game.currency);
  const percent = rtp === null ? null : percentText(rtp, i18n.locale);
  return (
    <>
      <span
        aria-hidden="true"
        className="hidden size-11 place-items-center rounded-full bg-accent text-on-accent shadow-overlay lg:grid"
      >
        <Play size={20} fill="currentColor" />
      </span>
      {free && (
        <GameLink
          game={game}
          demo
          className={classNames(buttonClass({ tone: 'art', size: 'sm' }), tileActClass)}
          aria-label={t`Play ${name} for free`}
        >
          <Trans>Demo</Trans>
        </GameLink>
      )}
      {/* On a strip of its own: over the art's lettering neither could be read. */}
      <span className="absolute inset-x-0 bottom-0 empty:hidden flex flex-wrap justify-center gap-x-3 bg-overlay px-2 py-1 text-center text-12 font-semibold text-default tabular">
        {percent !== null && <span>{t`RTP ${percent}`}</span>}
        {stake !== null && <span>{t`From ${stake}`}</span>}
      </span>
    </>
  );
}

/** A percentage given as decimal text, e.g. `96.5` → `96,5%`; exact. */
function percentText(percent: string, locale: string): string {
  const format = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
  return `${format.format(percent as `${number}`)}%`;
}

/** The place of a tile that is on its way. One for all, and no component: a home has dozens of them. */
export const gameTilePlace = <div aria-hidden="true" className="tile-bones" />;
