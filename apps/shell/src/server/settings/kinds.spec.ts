import * as v from 'valibot';
import {
  address,
  addressOrNone,
  addressTable,
  feedAddress,
  folderTable,
  hostName,
  hosts,
  list,
  origin,
  port,
  proxies,
  redis,
  someText,
  table,
  tagContainer,
  whole,
  word,
  yesOrNo,
} from './kinds';

/** The parsed value of a setting; undefined when it is invalid. */
const read = <S extends v.GenericSchema>(kind: S, text: string): v.InferOutput<S> | undefined => {
  const found = v.safeParse(kind, text);
  return found.success ? found.output : undefined;
};
const reason = (kind: v.GenericSchema, text: string): string | undefined =>
  v.safeParse(kind, text).issues?.[0].message;

describe('a setting', () => {
  test.each(['http://a.example', 'https://a.example/store-api', 'http://localhost:4300'])(
    'that is an address may be %s',
    (text) => {
      expect([read(address, text), read(addressOrNone, text)]).toEqual([text, text]);
    },
  );

  test.each(['a.example', 'ftp://a.example', 'http://', 'xhttp://a.example'])(
    'that is an address may not be %s',
    (text) => {
      expect([read(address, text), read(addressOrNone, text)]).toEqual([undefined, undefined]);
    },
  );

  test('that is an address may be left empty only where nothing is used then', () => {
    expect([read(address, ''), read(addressOrNone, ''), read(feedAddress, '')]).toEqual([undefined, '', '']);
    expect(read(redis, '')).toBe('');
  });

  test('that is the address of a feed must contain {id}', () => {
    expect(read(feedAddress, 'https://a.example/{id}?n={limit}')).toBe('https://a.example/{id}?n={limit}');
    expect(reason(feedAddress, 'https://a.example/feed')).toContain('{id}');
  });

  test.each(['loopback,linklocal', '10.0.0.1', '10.0.0.0/8, fd00::/8', '10.0.0.0/255.0.0.0', ''])(
    'that names proxies may be %j',
    (text) => {
      expect(read(proxies, text)).toBeDefined();
    },
  );

  test.each(['foo', 'loopback,10.0.0', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/8/8', 'true'])(
    'that names proxies may not be %j',
    (text) => {
      expect(reason(proxies, text)).toContain('must be loopback, linklocal, uniquelocal, IP addresses');
    },
  );

  test('that is an origin is scheme, host and port alone, without its last slash', () => {
    expect(read(origin, 'https://shop.example/')).toBe('https://shop.example');
    expect(read(origin, 'http://shop.example:4200')).toBe('http://shop.example:4200');
    expect(read(origin, 'https://shop.example/nl')).toBeUndefined();
    expect(reason(origin, 'shop.example')).toContain('http://');
  });

  test('that is an address has no slash at its end, and may have large letters in its host', () => {
    expect(read(address, 'https://a.example/store-api//')).toBe('https://a.example/store-api');
    expect(read(address, 'HTTPS://A.example')).toBe('HTTPS://A.example');
    expect(read(origin, 'HTTPS://Shop.example')).toBe('https://shop.example');
  });

  test('that is a list of hosts takes their addresses as well, and nothing with a path', () => {
    expect(read(hosts, 'a.example, https://b.example:8080/,*.c.example')).toEqual([
      ...['a.example', 'b.example:8080', '*.c.example'],
    ]);
    expect(reason(hosts, 'a.example,https://b.example/pictures')).toContain('host names');
    expect(read(hosts, 'two words')).toBeUndefined();
  });

  test.each([
    ['0.0.0.0', '0.0.0.0'],
    ['::', '::'],
    ['http://localhost/', 'localhost'],
    ['a b', undefined],
    ['', undefined],
  ])('that is a host to listen on: %j is %j', (given, host) => {
    expect(read(hostName, given)).toBe(host);
  });

  test('that is a number is whole, and not below what makes sense', () => {
    const kind = whole(2, 'seconds');
    expect(
      ['2', '007', '999999999', '1', '-2', '2.5', ' 3', '', '1000000000'].map((text) => read(kind, text)),
    ).toEqual([...[2, 7, 999_999_999], ...Array.from({ length: 6 }, () => undefined)]);
    expect(reason(kind, 'x')).toBe('must be a whole number of seconds, 2 or more');
    expect(reason(whole(0), 'x')).toBe('must be a whole number, 0 or more');
    expect(read(whole(0, 'seconds', 9), '9')).toBe(9);
    expect(reason(whole(0, 'seconds', 9), '10')).toBe('must be a whole number of seconds, 0 to 9');
  });

  test('that is a container of the tag manager begins with GTM-, or is empty', () => {
    expect(['', 'GTM-AB12', '123', 'GTM-', 'gtm-a'].map((text) => read(tagContainer, text))).toEqual([
      '',
      'GTM-AB12',
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('that is a port ends at 65535', () => {
    expect(['0', '65535', '65536', '99999', '-1', 'x', '123456'].map((text) => read(port, text))).toEqual([
      ...[0, 65_535],
      ...Array.from({ length: 5 }, () => undefined),
    ]);
  });

  test('that is a word is one of a few, in whatever case; a text is not empty', () => {
    const kind = word('ask', 'off');
    expect([read(kind, 'Off'), read(kind, 'no')]).toEqual(['off', undefined]);
    expect(reason(kind, 'no')).toBe('must be ask or off');
    expect([read(someText, 'a'), read(someText, ' \t')]).toEqual(['a', undefined]);
  });

  test('that is yes or no is no when it is empty', () => {
    expect(['1', '0', '', 'True', 'no', '2'].map((text) => read(yesOrNo, text))).toEqual([
      ...[true, false, false, true, false, undefined],
    ]);
  });

  test('that is a list or a table is cut at commas; a value may have an equals sign in it', () => {
    expect(read(list, ' a, b,,')).toEqual(['a', 'b']);
    expect(read(list, '')).toEqual([]);
    expect(read(table, 'a=1, b=x=y')).toEqual({ a: '1', b: 'x=y' });
    expect(['a', 'a=', '=1', 'a=1,b'].map((text) => read(table, text))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('that is a table of addresses has no other values', () => {
    expect(read(addressTable, 'mf-search=http://localhost:4201')).toEqual({
      'mf-search': 'http://localhost:4201',
    });
    expect(read(addressTable, 'a=http://localhost:1,b=4201')).toBeUndefined();
  });

  test('that is a table of base addresses requires slashes at their ends', () => {
    expect(read(folderTable, 'nl-BE=https://a.example/be/')).toEqual({ 'nl-BE': 'https://a.example/be/' });
    expect(reason(folderTable, 'nl-BE=https://a.example/be')).toContain('slash');
    expect(read(folderTable, '')).toEqual({});
  });

  test('that is a Redis has its scheme', () => {
    expect([read(redis, 'redis://a:6379'), read(redis, 'rediss://a')]).toEqual([
      'redis://a:6379',
      'rediss://a',
    ]);
    expect([read(redis, 'a:6379'), read(redis, 'redis://['), read(redis, 'http://a')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
