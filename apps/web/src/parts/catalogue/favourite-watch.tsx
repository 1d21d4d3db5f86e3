import { useEffect } from 'react';
import { followOtherTabs } from './favourites.ts';
import { useServices } from '../../lib/services.ts';

/** Keeps the favourites of this tab in step with the site's other tabs. */
export function FavouriteWatch() {
  const services = useServices();
  useEffect(() => followOtherTabs(services), [services]);
  return null;
}
