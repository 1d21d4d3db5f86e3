import type { LiveHello } from '@palpite/contract/live.ts';
import type { Hono } from 'hono';
import type { OperatorEnv } from '../http/frame.ts';
import type { Services } from '../services.ts';
import { createAdmission } from './admission.ts';
import { mountEventStream } from './event-stream.ts';
import { createHub } from './hub.ts';
import type { LivePorts } from './hub-state.ts';
import { createWebSockets, type Upgrade } from './web-socket.ts';

/** The live connections of one process. */
export interface Live {
  readonly upgrade: Upgrade;
  start(): void;
  /** Tells every client to connect again, and lets none in any more. */
  letGo(): void;
  /** Resolves once everything that the tail has read is passed on. */
  settled(): Promise<void>;
}

/** Composes the hub with both kinds of wire, and mounts the event stream. */
export function createLive(app: Hono<OperatorEnv>, services: Services, ports: LivePorts): Live {
  const { events, log, metrics, now } = services;
  const hub = createHub({ ...ports, tail: events, values: services.live, log, metrics, now });
  const admission = createAdmission(services, ports.findCaller);
  const needs = {
    hub,
    admission,
    sinceOf: ({ resume }: LiveHello) =>
      resume?.epoch === events.epoch ? resume.offset : undefined,
    pos: () => events.pos,
    onOpen: () => metrics.liveConnections.inc(),
    onClose: () => metrics.liveConnections.dec(),
    onDropped: () => metrics.liveFrames.inc({ type: 'dropped' }),
  };
  const sockets = createWebSockets(needs);
  mountEventStream(app, needs);
  return {
    upgrade: sockets.upgrade,
    start: hub.start,
    letGo() {
      admission.close();
      hub.stop();
      sockets.stop();
    },
    settled: hub.settled,
  };
}
