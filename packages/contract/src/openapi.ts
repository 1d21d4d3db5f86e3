import { PERMISSIONS } from '@palpite/domain';
import type { JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { errorsOf } from './endpoint-errors.ts';
import { type EndpointTree, eachEndpoint, type NamedEndpoint } from './endpoint-tree.ts';
import { ENCRYPTED_MEDIA_TYPE, HEADERS } from './envelope.ts';
import { ERROR_STATUS, type ErrorCode } from './errors.ts';
import { componentSchemas, jsonSchemaOf } from './openapi-schemas.ts';
import { REFUSAL_VALUES } from './refusal.ts';

/** OpenAPI 3.1, made from the endpoint table alone. Extensions: `x-module`, `x-origin`, `x-token`,
 * `x-encrypted`, `x-idempotency`, `x-permission`, `x-roles`, `x-flag`, `x-throttle`. */

export interface OpenApiOptions {
  readonly title: string;
  readonly version: string;
  /** The server that answers the calls; by default the document's own origin. */
  readonly serverUrl?: string;
}

/** The OpenAPI document of a tree of endpoints: its nouns are the tags. */
export function openApiDocument(endpoints: EndpointTree, options: OpenApiOptions) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of eachEndpoint(endpoints)) {
    const { endpoint } = call;
    const operations = (paths[endpoint.path] ??= {});
    operations[endpoint.method.toLowerCase()] = operation(call);
  }
  return {
    openapi: '3.1.0',
    info: { title: options.title, version: options.version, description: DESCRIPTION },
    servers: [{ url: options.serverUrl ?? '/' }],
    tags: Object.keys(endpoints).map((name) => ({ name })),
    paths,
    components: {
      schemas: componentSchemas(),
      parameters: HEADER_PARAMETERS,
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  };
}
export type OpenApiDocument = ReturnType<typeof openApiDocument>;

const DESCRIPTION = `Every answer is an envelope \`{ success, message, value }\`: \`message\` is \`ok\` or a
stable error code. Amounts are integer minor units as text, instants are ISO 8601 in UTC. Calls marked
encrypted (E) take a compact JWE (ECDH-ES, A256GCM, a key of the status answer) whose plaintext is
\`{ iat, jti, aud, body }\`; \`aud\` is the call's method and path, and each is accepted once.`;

const HEADER_PARAMETERS = {
  merchant: header(
    HEADERS.merchant,
    'The code of the brand whose site this is',
    { type: 'string' },
    true,
  ),
  language: header(HEADERS.language, 'Language of texts in the answer; PT without it', {
    enum: ['PT', 'EN', 'ZH', 'ID', 'TH', 'VI'],
  }),
  requestId: header(HEADERS.requestId, 'Returned with the answer and written to the logs', {
    type: 'string',
  }),
  idempotencyKey: header(
    HEADERS.idempotencyKey,
    'One per act, kept when it is repeated: the same key and body get the same answer',
    { type: 'string', minLength: 16, maxLength: 64 },
    true,
  ),
};

function header(name: string, description: string, schema: object, required = false) {
  return { name, in: 'header', required, description, schema };
}

interface Operation {
  operationId: string;
  [field: string]: unknown;
}

function operation({ name, noun, endpoint }: NamedEndpoint): Operation {
  const parameters = ['merchant', 'language', 'requestId'];
  if (endpoint.idempotency === 'key') parameters.push('idempotencyKey');
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [noun],
    parameters: [
      ...parameters.map((parameter) => ({ $ref: `#/components/parameters/${parameter}` })),
      ...queryParameters(endpoint.query),
    ],
    ...(endpoint.body === undefined
      ? {}
      : { requestBody: { required: true, content: requestContent(endpoint, endpoint.body) } }),
    responses: { 200: success(endpoint.value), ...refusals(errorsOf(endpoint)) },
    security: securityOf(endpoint.token),
    'x-module': noun,
    'x-origin': endpoint.origin,
    'x-token': endpoint.token,
    'x-encrypted': endpoint.encrypted,
    'x-idempotency': endpoint.idempotency,
    'x-throttle': endpoint.throttle,
    'x-permission': endpoint.permission,
    'x-roles': PERMISSIONS[endpoint.permission],
    ...(endpoint.flag === undefined ? {} : { 'x-flag': endpoint.flag }),
  };
}

function securityOf(token: Endpoint['token']): object[] {
  if (token === 'none') return [];
  return token === 'optional' ? [{}, { session: [] }] : [{ session: [] }];
}

function queryParameters(query: GenericSchema | undefined): object[] {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function requestContent(endpoint: Endpoint, body: GenericSchema): object {
  const schema = jsonSchemaOf(body);
  if (endpoint.encrypted) {
    const sealed = { type: 'string', description: 'Compact JWE', 'x-plaintext-body': schema };
    return { [ENCRYPTED_MEDIA_TYPE]: { schema: sealed } };
  }
  const mediaType =
    endpoint.bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return { [mediaType]: { schema } };
}

function envelope(success: boolean, message: JsonSchema, value: JsonSchema): object {
  const schema = {
    type: 'object',
    properties: { success: { const: success }, message, value },
    required: ['success', 'message', 'value'],
  };
  return { 'application/json': { schema } };
}

function success(value: GenericSchema): object {
  return {
    description: 'Done',
    content: envelope(true, { const: 'ok' }, jsonSchemaOf(value)),
  };
}

/** One response for each HTTP status, with its codes. */
function refusals(codes: readonly ErrorCode[]): Record<number, object> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    byStatus.set(ERROR_STATUS[code], [...(byStatus.get(ERROR_STATUS[code]) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      { description: group.join(', '), content: envelope(false, { enum: group }, carried(group)) },
    ]),
  );
}

/** The payload of a group of refusals: null, except for the codes that carry one. */
function carried(codes: readonly ErrorCode[]): JsonSchema {
  const shapes: JsonSchema[] = Object.entries<GenericSchema>(REFUSAL_VALUES)
    .filter(([code]) => codes.some((candidate) => candidate === code))
    .map(([, schema]) => jsonSchemaOf(schema));
  const different = [...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).values()];
  return different.length === 0 ? { type: 'null' } : { anyOf: [...different, { type: 'null' }] };
}
