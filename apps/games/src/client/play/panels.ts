/** The three panels that the bar opens. */
import type { Machine, Role } from '../../machines/machine.ts';
import type { MoneyFormat } from '../money.ts';
import type { Pictures } from '../stage/textures.ts';
import type { Texts } from '../texts/texts.ts';
import { fairnessContent } from './fairness-panel.ts';
import { historyContent } from './history-panel.ts';
import type { Host } from './host.ts';
import { openPanel } from './panel.ts';
import { rulesContent } from './rules-panel.ts';

export type PanelName = 'rules' | 'history' | 'fairness';

export interface PanelParts {
  readonly host: Host;
  readonly texts: Texts;
  readonly machine: Machine;
  readonly pictures: Pictures;
  readonly nameOf: (role: Role) => string;
  readonly money: MoneyFormat;
  readonly stakeMinor: bigint;
}

/**
 * Opens a panel.
 * @throws HostError when its content cannot be loaded
 */
export async function openNamedPanel(name: PanelName, parts: PanelParts): Promise<void> {
  const { host, texts, money } = parts;
  const show = (title: string, content: Node[]) => openPanel(title, texts.bar.close, content);
  if (name === 'rules') {
    show(texts.rules.title, rulesContent(parts));
  } else if (name === 'history') {
    const first = await host.rounds(null);
    const load = (after: string) => host.rounds(after);
    show(texts.history.title, historyContent(texts, money, first, load));
  } else {
    const change = (clientSeed: string) => host.changeSeed(clientSeed);
    show(texts.fairness.title, fairnessContent(texts, await host.seeds(), change));
  }
}
