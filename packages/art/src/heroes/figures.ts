import { readFileSync } from 'node:fs';
import type { Hero } from './hero.ts';

/**
 * Figures that are drawn in their own colours: files of `figures`, each about 150 units to each side of 0,0. Those whose
 * name begins with `mesh` or `whole` are cut in planes for scenes in one light.
 */
const read = new Map<string, string>();

/** A figure of the folder, as a hero of its name. */
function figure(name: string): Hero {
  const file = new URL(
    `./figures/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.svg`,
    import.meta.url,
  );
  const draw: Hero = () => {
    const known = read.get(name);
    if (known !== undefined) return known;
    const text = readFileSync(file, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
    const content = text.replaceAll('\n', '');
    read.set(name, content);
    return content;
  };
  return Object.defineProperty(draw, 'name', { value: name });
}

export const capybara = figure('capybara');
export const caiman = figure('caiman');
export const dolphin = figure('dolphin');
export const runningFox = figure('runningFox');
export const strawHatTiger = figure('strawHatTiger');
export const alleyCat = figure('alleyCat');
export const manedWolf = figure('manedWolf');
export const anteater = figure('anteater');
export const van = figure('van');
export const kites = figure('kites');
export const coconut = figure('coconut');
export const radio = figure('radio');
export const tambourine = figure('tambourine');
export const accordion = figure('accordion');
export const coralSnake = figure('coralSnake');
export const rooster = figure('rooster');
export const sailboat = figure('sailboat');
export const sloth = figure('sloth');
export const armadillo = figure('armadillo');
export const cashew = figure('cashew');
export const cableCar = figure('cableCar');
export const crab = figure('crab');
export const monkey = figure('monkey');
export const fish = figure('fish');
export const watermelon = figure('watermelon');
export const pineapple = figure('pineapple');
export const bonfire = figure('bonfire');
export const dominoes = figure('dominoes');
export const dragonBoat = figure('dragonBoat');
export const riceCake = figure('riceCake');
export const firecrackers = figure('firecrackers');
export const bronzeDrum = figure('bronzeDrum');
export const fluteKite = figure('fluteKite');
export const lotus = figure('lotus');
export const starLantern = figure('starLantern');
export const sword = figure('sword');
export const buffalo = figure('buffalo');
export const lionDance = figure('lionDance');
export const operaMask = figure('operaMask');
export const rabbit = figure('rabbit');
export const dragonMask = figure('dragonMask');
export const meshLynx = figure('meshLynx');
export const meshPanther = figure('meshPanther');
export const meshFox = figure('meshFox');
export const meshWolf = figure('meshWolf');
export const meshBear = figure('meshBear');
export const meshLeopard = figure('meshLeopard');
export const meshLion = figure('meshLion');
export const meshHare = figure('meshHare');
export const meshStag = figure('meshStag');
export const meshCat = figure('meshCat');
export const meshDragon = figure('meshDragon');
export const meshRam = figure('meshRam');
export const meshOwl = figure('meshOwl');
export const meshTiger = figure('meshTiger');
export const wholeWolf = figure('wholeWolf');
export const wholeTiger = figure('wholeTiger');
export const wholeLion = figure('wholeLion');
export const wholeElephant = figure('wholeElephant');
export const wholeRam = figure('wholeRam');
export const wholeHare = figure('wholeHare');
