import { titleIn, type Viewer } from '#modules/catalogue/index.ts';
import type { node } from '#modules/wager/tables/node.table.ts';

type Named = Pick<typeof node.$inferSelect, 'titles' | 'pictureSeed'>;

/** The name and the picture under which a report shows what was bet on. */
export function nodeView({ titles, pictureSeed }: Named, viewer: Viewer) {
  const gameName = titleIn(titles, viewer.language, viewer.brandLanguage);
  const picture =
    pictureSeed === null ? null : viewer.pictures.game(pictureSeed, viewer.cut, gameName);
  return { gameName, picture };
}
