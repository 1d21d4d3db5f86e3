import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { eachEndpoint } from './endpoint-tree.ts';
import { endpoints } from './index.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument(endpoints, { title: 'Palpite', version: '1' });
const text = JSON.stringify(document);
const calls = eachEndpoint(endpoints);

function operationOf(name: string) {
  const call = calls.find((each) => each.name === name);
  const { path, method } = call?.endpoint ?? { path: '', method: '' };
  return JSON.parse(JSON.stringify(document.paths[path]?.[method.toLowerCase()] ?? null));
}

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(text));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  test('holds every call of the table, and no other', () => {
    const ids = Object.values(document.paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId),
    );
    expect(ids.toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
  });

  test('refers only to components that it has', () => {
    const references = [...text.matchAll(/"#\/components\/(schemas|parameters)\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(100);
    const missing = references.filter(
      ([, kind, name]) =>
        !Object.hasOwn(
          document.components[kind === 'schemas' ? 'schemas' : 'parameters'],
          name ?? '',
        ),
    );
    expect(missing).toEqual([]);
  });

  test('no component only refers to itself', () => {
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      expect(schema.$ref, name).not.toBe(`#/components/schemas/${name}`);
    }
  });

  test.each(calls)('describes $name as the table does', ({ name, noun, endpoint }) => {
    expect(operationOf(name)).toMatchObject({
      operationId: name,
      tags: [noun],
      'x-module': noun,
      'x-origin': endpoint.origin,
      'x-token': endpoint.token,
      'x-encrypted': endpoint.encrypted,
      'x-idempotency': endpoint.idempotency,
    });
  });

  test('distinguishes variants by their field', () => {
    const { LoginRequest } = document.components.schemas;
    expect(LoginRequest).toMatchObject({
      discriminator: {
        propertyName: 'type',
        mapping: { username: '#/components/schemas/LoginRequest.username' },
      },
    });
  });

  test('describes the body of an encrypted call as sealed, with its content', () => {
    const { requestBody } = operationOf('session.login');
    expect(Object.keys(requestBody.content)).toEqual(['application/jose']);
    expect(requestBody.content['application/jose'].schema['x-plaintext-body']).toEqual({
      $ref: '#/components/schemas/LoginRequest',
    });
  });

  test('lists the refusals of a call by their status', () => {
    const { responses } = operationOf('wallet.transfer');
    const codes = (status: number) =>
      responses[status].content['application/json'].schema.properties.message.enum;
    expect(codes(409)).toEqual(['insufficient_funds']);
    expect(codes(401)).toEqual(['unauthenticated', 'session_expired']);
    expect(codes(422)).toContain('idempotency_key_reused');
  });
});
