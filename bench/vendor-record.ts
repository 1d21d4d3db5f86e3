/** A vendor's game host as a process of its own: it answers for its record, so that its memory is not the operator's. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ManyCalls, theirPage } from '@palpite/operator/testing/play';

const vendors = JSON.parse(process.argv[2] ?? '[]') as readonly ManyCalls[];
const server = createServer((request, response) => {
  const many = vendors.find(({ vendorCode }) => vendorCode === request.headers['x-vendor']);
  const url = new URL(request.url ?? '/', 'http://localhost');
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(many ? theirPage(many, url) : { transactions: [], next: null }));
});
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
