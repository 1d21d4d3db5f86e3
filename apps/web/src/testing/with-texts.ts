import { announcementList } from '@palpite/contract/announcement.ts';
import {
  gameListCollections,
  gameListFilters,
  gameListForVisitor,
  gameListHot,
  gameSearch,
  vendorList,
} from '@palpite/contract/catalogue.ts';
import { promotionGet } from '@palpite/contract/promotion.ts';
import { systemGetHelpCenter, systemGetMenu } from '@palpite/contract/system.ts';

type Value = Record<string, object[] | undefined>;
/** The answers of the operator, each text in them one of `texts`; all else as it was. */
type Rewrite = (value: Value, texts: readonly string[]) => unknown;

const first = (list: readonly object[] = []) => list[0] ?? {};
const article = (texts: readonly string[]) => [
  { kind: 'heading', runs: texts.slice(0, 90).map((text) => ({ text })) },
  { kind: 'paragraph', runs: texts.slice(90, 180).map((text) => ({ text, strong: true })) },
  { kind: 'paragraph', runs: texts.slice(180, 270).map((text) => ({ text, href: '/rng' })) },
  ...[texts.slice(270, 400), texts.slice(400)].flatMap((part) => [
    { kind: 'list', items: part.slice(0, 60).map((text) => [{ text }]) },
    { kind: 'list', items: part.slice(60, 120).map((text) => [{ text }]) },
    { kind: 'list', items: part.slice(120).map((text) => [{ text }]) },
  ]),
];

const REWRITES: Readonly<Record<string, Rewrite>> = {
  [gameListForVisitor.path]: ({ games, list, content }, texts) => ({
    totalPages: 1,
    games: texts.map((text, index) => ({
      ...first(games ?? list ?? content),
      maintenance: false,
      nodeId: `n${index}`,
      gameName: text,
      vendorName: texts.at(-1 - index),
    })),
  }),
  [gameListHot.path]: ({ list }, texts) => ({
    list: texts.map((text, index) => ({
      ...first(list),
      maintenance: false,
      nodeId: `n${index}`,
      gameName: text,
      vendorName: texts.at(-1 - index),
    })),
  }),
  [gameListCollections.path]: ({ list }, texts) => ({
    list: texts.slice(0, 12).map((labelName, index) => ({
      ...first(list),
      code: `c${index}`,
      labelName,
    })),
  }),
  [gameSearch.path]: ({ games, ...answer }, texts) => ({
    ...answer,
    corrected: texts[0],
    suggestions: texts.slice(0, 6),
    games: texts.map((text, index) => ({
      ...first(games),
      maintenance: false,
      nodeId: `n${index}`,
      gameName: text,
      vendorName: texts.at(-1 - index),
    })),
    vendors: texts.slice(0, 6).map((name, index) => ({
      vassalage: `V${index}`,
      name,
      smallIcon: '/images/none.svg',
      maintenance: false,
      gameCategory: 'RNG',
      gameCount: 1,
    })),
    collections: texts.slice(0, 8).map((labelName, index) => ({
      filter: 'theme',
      value: `t${index}`,
      labelName,
      gameCategory: 'RNG',
      gameCount: 1,
    })),
  }),
  [vendorList.path]: ({ data }, texts) => {
    const { lanes } = data as unknown as { lanes: { vendors: object[] }[] };
    const vendors = texts.map((name, index) => ({
      ...first(lanes[0]?.vendors),
      maintenance: false,
      vassalage: `V${index}`,
      name,
    }));
    return { data: { lanes: lanes.map((lane) => ({ ...lane, title: texts[0], vendors })) } };
  },
  [systemGetMenu.path]: ({ menu, banners }, texts) => ({
    menu: menu?.map((entry, index) => ({ ...entry, labelName: texts[index * 7] })),
    banners: texts.slice(0, texts.length / 2).map((title, index) => ({
      ...first(banners),
      groupName: 'home',
      linkageType: 'internal',
      url: '/rng',
      bannerId: `b${index}`,
      title,
      text: texts.at(-1 - index),
    })),
  }),
  [gameListFilters.path]: ({ filters, ...counts }, texts) => {
    const choices = texts.map((labelName, index) => ({
      value: `v${index}`,
      labelName,
      gameCount: 1,
    }));
    return { ...counts, filters: { ...filters, theme: { gameCount: texts.length, choices } } };
  },
  [announcementList.path]: ({ list }, texts) => ({
    totalPages: 1,
    list: texts.map((title, index) => ({
      ...first(list),
      announcementId: `a${index}`,
      title,
      content: index === 0 ? article(texts) : [],
    })),
  }),
  [promotionGet.path]: (value, texts) => ({
    ...value,
    title: texts[0],
    summary: texts[1],
    conditions: { turnover: texts[2], fees: texts[3], limits: texts[4] },
    terms: article(texts),
  }),
  [systemGetHelpCenter.path]: ({ sections }, texts) => ({
    sections: [
      {
        ...first(sections),
        title: texts[3],
        articles: texts.map((title, index) => ({
          ...first((first(sections) as { articles: object[] }).articles),
          articleId: `h${index}`,
          title,
          content: index === 0 ? article(texts) : [],
        })),
      },
    ],
  }),
};

/** The operator's answer with each text for people in it one of `texts`; all else as it was, in the contract's shape. */
export async function withTexts(
  request: Request,
  answer: Response,
  texts: readonly string[],
): Promise<Response> {
  const rewrite = REWRITES[new URL(request.url).pathname];
  if (!rewrite) return answer;
  const envelope = (await answer.json()) as { value: Value };
  const value = rewrite(envelope.value, texts);
  return new Response(JSON.stringify({ ...envelope, value }));
}
