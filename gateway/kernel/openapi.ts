import * as core from 'zod/v4/core'
import { Failure } from '../../src/contract/failure'
import type { Endpoint, Group } from '../../src/contract/endpoint'
import { version } from '../../package.json'

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null
type JsonObject = { [key: string]: Json }

const CONTENT_TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' } as const
const HEADER_NAMES: Record<string, string> = {
  channel: 'X-Channel',
  versionName: 'X-Version-Name',
  signedDevice: 'X-Device-Sign',
  organizationCode: 'X-Organization-Code',
  forceCheck: 'forceCheck',
  isValidate: 'isValidate',
}

const consentsOf = ({ needConsent }: Endpoint) => (needConsent ? `403 CONSENT_NEEDED without consent to ${needConsent.join(', ')}. ` : '')

/** What a body looks like; that of a call with a file is a form with the file as one part. */
function bodyOf({ file }: Endpoint, fields: Json): Json {
  if (!file) return { schema: fields }
  const { properties, required = [], ...rest } = fields as { properties: JsonObject; required?: Json[] }
  const part = { type: 'string', contentMediaType: 'application/octet-stream', description: `At most ${file.maxBytes} bytes` }
  return {
    schema: { ...rest, properties: { ...properties, file: part }, required: [...required, 'file'] },
    encoding: { file: { contentType: file.types.join(', ') } },
  }
}

/** The OpenAPI 3.1 document of the contract: what a pharmacy implements to replace this gateway. */
export function openApiOf(contract: Record<string, Group>): JsonObject {
  const schemas: JsonObject = {}
  const schemaOf = (schema: core.$ZodType, io: 'input' | 'output'): Json => {
    const made = JSON.parse(
      JSON.stringify(core.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' })).replaceAll(
        '#/$defs/',
        '#/components/schemas/',
      ),
    ) as JsonObject
    const { $schema: _dialect, $defs, id, ...own } = made
    for (const [name, definition] of Object.entries(($defs ?? {}) as JsonObject)) {
      const { id: _name, ...rest } = definition as JsonObject
      schemas[name] = rest
    }
    if (typeof id !== 'string') return own
    schemas[id] = own
    return { $ref: `#/components/schemas/${id}` }
  }
  schemaOf(Failure, 'output')
  const failure = (description: string): Json => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  })
  const parametersOf = (schema: core.$ZodType | undefined, place: 'path' | 'query'): Json[] => {
    if (!schema) return []
    const object = schemaOf(schema, 'input') as JsonObject
    const required = (object.required ?? []) as string[]
    return Object.entries((object.properties ?? {}) as JsonObject).map(([name, own]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: own,
    }))
  }
  const headersOf = (endpoint: Endpoint): Json[] => [
    ...endpoint.headers.map((flag) => ({ name: HEADER_NAMES[flag] ?? flag, in: 'header', required: false, schema: { type: 'string' } })),
    ...(endpoint.idempotent
      ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', minLength: 8, maxLength: 255 } }]
      : []),
  ]
  const paths: Record<string, JsonObject> = {}
  for (const [tag, group] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(group)) {
      const security: Json =
        endpoint.session === 'required' ? [{ bearer: [] }] : endpoint.session === 'optional' ? [{}, { bearer: [] }] : []
      const at = (paths[endpoint.path] ??= {})
      at[endpoint.method.toLowerCase()] = {
        operationId: `${tag}.${name}`,
        summary: endpoint.about,
        description: `${endpoint.about}. ${consentsOf(endpoint)}Time-out ${endpoint.timeout} ms.`,
        tags: [tag],
        security,
        parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query'), ...headersOf(endpoint)],
        ...(endpoint.body && {
          requestBody: {
            required: true,
            content: { [CONTENT_TYPES[endpoint.encoding]]: bodyOf(endpoint, schemaOf(endpoint.body, 'input')) },
          },
        }),
        responses: {
          200: { description: 'Done', content: { 'application/json': { schema: schemaOf(endpoint.output, 'output') } } },
          '4XX': failure('Refused: what is wrong, and the field it concerns'),
          '5XX': failure('A fault of the gateway'),
        },
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Qinghe gateway',
      version,
      description: 'What the Qinghe storefront asks of a pharmacy. Answers may carry fields beyond those named here.',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Qinghe', url: 'https://qinghe.example' },
    },
    servers: [{ url: '/api' }],
    tags: Object.keys(contract).map((name) => ({ name, description: `Calls of the group ${name}` })),
    paths,
    components: { schemas, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}
