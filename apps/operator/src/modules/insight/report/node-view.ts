import { titleIn, type Viewer } from '#modules/catalogue/index.ts';
import type { node } from '#modules/wager/tables/node.table.ts';

type Named = Pick<typeof node.$inferSelect, 'titles' | 'pictureSeed' | 'code' | 'accountType'>;

/** The name and the picture under which a report shows what was bet on, and of a lottery what its drawing is found by. */
export function nodeView({ titles, pictureSeed, code, accountType }: Named, viewer: Viewer) {
  const gameName = titleIn(titles, viewer.language, viewer.brandLanguage);
  const picture =
    pictureSeed === null ? null : viewer.pictures.game(pictureSeed, viewer.cut, gameName);
  const lottery = accountType === null ? null : { gameCode: code, accountTypeName: accountType };
  return { gameName, picture, lottery };
}
