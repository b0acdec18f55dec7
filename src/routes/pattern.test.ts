import { decoded, expressionOf, fillPattern, isStatic, matchPattern, partsOf, valuesIn } from './pattern'

describe('an address pattern', () => {
  it.each<[string, string, Record<string, string> | undefined]>([
    ['/cart', '/cart', {}],
    ['/cart', '/cart/', {}],
    ['/cart', '/CART', {}],
    ['/cart', '/carts', undefined],
    ['/cart', '/my/cart', undefined],
    ['/a.b', '/axb', undefined],
    ['/product/:code(\\d+).html', '/product/100011.html', { code: '100011' }],
    ['/product/:code(\\d+).html', '/product/x.html', undefined],
    ['/product/:code(\\d+).html', '/product/1xhtml', undefined],
    ['/address/:how(add|edit)', '/address/edit', { how: 'edit' }],
    ['/address/:how(add|edit)', '/address/remove', undefined],
    ['/list/:name', '/list/%E8%8D%AF', { name: '药' }],
    ['/list/:name', '/list/%E8', { name: '%E8' }],
    ['/list/:name', '/list/a/b', undefined],
    ['/list/:name?', '/list', {}],
    ['/list/:name?', '/list/a', { name: 'a' }],
    ['/a/:one/:two?', '/a/1/2', { one: '1', two: '2' }],
    ['/a/:one/:two?', '/a/1', { one: '1' }],
    ['/x-:code(\\d+)', '/x-7', { code: '7' }],
  ])('%s and the address %s give %j', (pattern, path, params) => expect(matchPattern(pattern, path)).toEqual(params))

  it('knows its names in their order, and whether it has any', () => {
    expect(expressionOf('/a/:one(\\d+)/b/:two?').names).toEqual(['one', 'two'])
    expect([isStatic('/a/b'), isStatic('/a/:b')]).toEqual([true, false])
  })
})

describe('an address made of a pattern', () => {
  it.each<[string, Record<string, string>, string, string[]]>([
    ['/cart', { more: '1' }, '/cart', []],
    ['/product/:code(\\d+).html', { code: '100011' }, '/product/100011.html', ['code']],
    ['/list/:name', { name: '药 a' }, '/list/%E8%8D%AF%20a', ['name']],
    ['/list/:name?', {}, '/list', []],
    ['/list/:name?', { name: 'a' }, '/list/a', ['name']],
    ['/address/:how(add|edit)', { how: 'ADD' }, '/address/ADD', ['how']],
  ])('%s with %j is %s', (pattern, params, path, used) => expect(fillPattern(pattern, params)).toEqual({ path, used: new Set(used) }))

  it('is none where a parameter is missing or does not fit', () => {
    expect(() => fillPattern('/list/:name', {})).toThrow('/list/:name needs "name"')
    expect(() => fillPattern('/p/:code(\\d+)', { code: '1x' })).toThrow('"1x" does not fit /p/:code(\\d+)')
    expect(() => fillPattern('/p/:code(\\d+)', { code: 'x1' })).toThrow('"x1" does not fit')
  })
})

describe('an address’s parts', () => {
  it.each([
    ['/a', { path: '/a', query: '' }],
    ['/a?b=1#c', { path: '/a', query: 'b=1' }],
    ['/a?b=1?2', { path: '/a', query: 'b=1?2' }],
    ['/a#b?c', { path: '/a', query: '' }],
  ])('of %s are %j', (address, parts) => expect(partsOf(address)).toEqual(parts))

  it.each([
    ['', {}],
    ['a=1&b=%E8%8D%AF&&c', { a: '1', b: '药', c: '' }],
    ['a=1=2&b=x+y&%E8%8D%AF=%E8', { a: '1=2', b: 'x+y', 药: '%E8' }],
  ])('of the query %s are %j', (query, values) => expect(valuesIn(query)).toEqual(values))

  it('are decoded, or left as they stand', () => expect([decoded('%20'), decoded('%')]).toEqual([' ', '%']))
})
