/** Shared rooms: tables, crash rounds, matches. Begin with `room.ts`, then `rooms.ts`. */
export type { WrittenAct } from './act-rows.ts';
export type { Answer } from './answers.ts';
export { migrateRooms } from './migrate-rooms.ts';
export type { Entry, Fields, Frame, Frames, Given, Room, Step } from './room.ts';
export { RoomError } from './room-error.ts';
export { createRooms, type Rooms, type RoomsNeeds, type RoomsOf } from './rooms.ts';
