import type { Scene } from '@palpite/contract/face.ts';
import { useServices } from './services.ts';

/** The address of the brand's own picture of a state, or null where it has none. */
export function useScene(scene: Scene): string | null {
  const { scenes } = useServices().boot.status.info.whitelabel.face;
  return scenes.find((each) => each.scene === scene)?.picture ?? null;
}
