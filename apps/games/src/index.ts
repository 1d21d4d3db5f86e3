export { DEFAULT_TIMING, type GamesConfig, type Timing } from './config.ts';
export { createGames, type Games } from './games.ts';
