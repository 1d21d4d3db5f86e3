import { useEffect } from 'react';
import { useServices } from '../../lib/services.ts';
import { followOtherTabs } from './favourites.ts';

/** Keeps the favourites of this tab in step with the site's other tabs. */
export function FavouriteWatch() {
  const services = useServices();
  useEffect(() => followOtherTabs(services), [services]);
  return null;
}
