import type { Resource } from '@palpite/contract/brand.ts';
import Camera from 'lucide-react/icons/camera';
import Send from 'lucide-react/icons/send';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import type { ReactNode } from 'react';
import { useServices } from '../../lib/services.ts';

/** A generic sign for each network, none of its own marks; its name is next to it. */
const SIGNS = { facebook: ThumbsUp, instagram: Camera, telegram: Send } as const;

const isNetwork = (type: Resource['resourceType']): type is keyof typeof SIGNS =>
  Object.hasOwn(SIGNS, type);

interface Network {
  icon: ReactNode;
  url: string;
  /** The operator's name for it. */
  name: string;
}

/** The brand's pages on other networks. */
export function useNetworks(): readonly Network[] {
  const { resources } = useServices().boot.status.info;
  return resources.flatMap(({ resourceType, url, labelNameEn: name }) => {
    if (!isNetwork(resourceType)) return [];
    const Sign = SIGNS[resourceType];
    return [{ icon: <Sign size={20} className="shrink-0" />, url, name }];
  });
}
