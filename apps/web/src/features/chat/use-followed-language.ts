import type { Language } from '@palpite/domain';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useServices } from '../../lib/services.ts';

/** Reloads the page in the language that the member has chosen in another of their windows. */
export function useFollowedLanguage(chosen: Language | undefined): void {
  const { boot, texts } = useServices();
  const router = useRouter();
  const language = texts.language();
  const isOffered = boot.status.languages.some((code) => code === chosen);
  useEffect(() => {
    if (chosen === undefined || chosen === language || !isOffered) return;
    void router.navigate({
      to: '.',
      search: (search) => ({ ...search, lang: chosen }),
      replace: true,
      reloadDocument: true,
    });
  }, [chosen, language, isOffered, router]);
}
