import type { HelpSection } from '@palpite/contract/system.ts';
import { plainText } from '../../lib/rich-text.tsx';

/** Without accents and capitals, so that hasty typing finds careful spelling. */
const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').toLowerCase();

/** The sections with the articles that contain every word of `wanted`, without empty sections. */
export function findArticles(
  sections: readonly HelpSection[],
  wanted: string,
): readonly HelpSection[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections.flatMap((section) => {
    const articles = section.articles.filter(({ title, content }) => {
      const text = folded(`${section.title}\n${title}\n${plainText(content)}`);
      return words.every((word) => text.includes(word));
    });
    return articles.length > 0 ? [{ ...section, articles }] : [];
  });
}
