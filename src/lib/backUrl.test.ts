import { safeBackPath } from './backUrl'

const ORIGIN = 'https://shop.example'

describe('where a login may lead back to', () => {
  it.each([
    ['/cart', '/cart'],
    ['/product/100011.html?from=ad', '/product/100011.html?from=ad'],
    ['https://shop.example/orders?tab=toPay', '/orders?tab=toPay'],
    ['/search/result?keyword=a b', '/search/result?keyword=a b'],
    ['/a//b', '/a//b'],
    ['/a/%2Fb', '/a/%2Fb'],
  ])('%s leads to %s', (backurl, path) => expect(safeBackPath(backurl, ORIGIN)).toBe(path))

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'https://shop.example.evil.example/',
    'https://shop.example@evil.example/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/%252f%252fevil.example/%5c',
    '/\tevil',
    '/\u0000',
    'evil.example',
    '',
    '/%2Fevil.example',
    '/a%0d%0aSet-Cookie:x',
    '/@evil.example',
    'http:evil.example',
    'vbscript:x',
    '%2f%2fevil.example',
    '/\u007f',
    '/%',
    undefined,
  ])('refuses %j', (backurl) => expect(safeBackPath(backurl, ORIGIN)).toBeUndefined())
})
