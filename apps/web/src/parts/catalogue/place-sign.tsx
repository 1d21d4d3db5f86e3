import type { SignedPlace } from '@palpite/contract/face.ts';
import { RetriedImage } from '@palpite/ui/retried-image.tsx';
import type { ReactNode } from 'react';
import { useServices } from '../../lib/services.ts';

interface PlaceSignProps {
  place: SignedPlace;
  /** In pixels. */
  size: number;
  /** The icon of a brand that has drawn no sign for it. */
  children: ReactNode;
}

/** The brand's sign of a place of its navigation; decoration beside the place's name. */
export function PlaceSign({ place, size, children }: PlaceSignProps) {
  const { signs } = useServices().boot.status.info.whitelabel.face;
  const own = signs.find((sign) => sign.place === place);
  if (!own) return children;
  return (
    <RetriedImage src={own.picture} width={size} height={size} className="size-full">
      {children}
    </RetriedImage>
  );
}
