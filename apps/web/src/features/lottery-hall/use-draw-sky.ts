import { useServices } from '../../lib/services.ts';
import { DRAW_SKY } from './draw-skies.tsx';

/** The sky of this brand's hall. */
export const useDrawSky = () => DRAW_SKY[useServices().boot.status.info.whitelabel.face.drawSky];
