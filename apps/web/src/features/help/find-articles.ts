import type { HelpSection } from '@palpite/contract/system.ts';
import { searchText, typedWords } from '@palpite/domain/search-text.ts';
import { plainText } from '../../lib/rich-text.tsx';

/** The sections with the articles that contain every word of `wanted`, without empty sections. */
export function findArticles(
  sections: readonly HelpSection[],
  wanted: string,
): readonly HelpSection[] {
  const words = typedWords(wanted);
  if (words.length === 0) return sections;
  return sections.flatMap((section) => {
    const articles = section.articles.filter(({ title, content }) => {
      const text = searchText(`${section.title}\n${title}\n${plainText(content)}`);
      return words.every((word) => text.includes(word));
    });
    return articles.length > 0 ? [{ ...section, articles }] : [];
  });
}
