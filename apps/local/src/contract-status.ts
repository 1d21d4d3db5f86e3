/** `npm run contract:status`: which calls of the contract the reference operator answers, and which not yet. */
import { endpoints } from '@palpite/contract';
import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { handlers } from '@palpite/operator/handlers.ts';
import { notBuilt } from '@palpite/operator/http/handler.ts';

const say = (line = '') => void process.stdout.write(`${line}\n`);
const calls = Object.entries<Endpoint>(endpoints);
const open = calls.filter(([name]) => handlers[name as keyof typeof handlers] === notBuilt);

const count = (origin: Endpoint['origin'], among: typeof calls) =>
  among.filter(([, endpoint]) => endpoint.origin === origin).length;
for (const origin of ['spec', 'extension'] as const) {
  const all = count(origin, calls);
  say(`${origin.padEnd(10)} ${all - count(origin, open)} of ${all} calls are answered`);
}
if (open.length > 0) {
  say('\nThese answer 501:');
  for (const [name, { method, path, module }] of open) {
    say(`  ${module.padEnd(18)} ${method.padEnd(7)} ${path.padEnd(52)} ${name}`);
  }
}
