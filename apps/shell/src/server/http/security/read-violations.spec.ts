import { readViolations } from './read-violations';

const report = (body: object, more: object = {}) => [{ type: 'csp-violation', body, ...more }];
const old = (body: object) => ({ 'csp-report': body });

describe('a report of a browser', () => {
  test('is read in its old and its new form, as text or as parsed JSON', () => {
    const violation = {
      violation: 'csp-violation',
      rule: 'script-src-elem',
      refused: 'inline',
      from: '/assets/main.js:7',
      page: '/nl/',
    };
    const said = { effectiveDirective: 'script-src-elem', blockedURL: 'inline', lineNumber: 7 };
    const sourceFile = 'https://shop.test/assets/main.js';
    const url = 'https://shop.test/nl/?tn_q=geheim#hier';
    expect(readViolations(report({ ...said, sourceFile }, { url }))).toEqual([violation]);
    const oldForm = old({
      ...{ 'document-uri': url, 'violated-directive': 'script-src-elem', 'blocked-uri': 'inline' },
      ...{ 'source-file': sourceFile, 'line-number': 7 },
    });
    expect(readViolations(oldForm)).toEqual([violation]);
    expect(readViolations(JSON.stringify(oldForm))).toEqual([violation]);
  });

  test('prefers the effective directive over the violated directive', () => {
    const both = { 'effective-directive': 'img-src', 'violated-directive': 'default-src' };
    expect(readViolations(old(both))).toEqual([{ violation: 'csp-violation', rule: 'img-src' }]);
  });

  test('leaves out missing fields and fields of another type', () => {
    expect(readViolations(report({}))).toEqual([{ violation: 'csp-violation' }]);
    const odd = { effectiveDirective: 7, blockedURL: null, sourceFile: 'a.js', lineNumber: 'x' };
    expect(readViolations(report(odd, { url: [] }))).toEqual([
      { violation: 'csp-violation', from: 'a.js:0' },
    ]);
  });

  test('names the refused release, or else the release of the code that asked for it', () => {
    const at = (name: string) => `https://shop.test/remotes/${name}/ab12/page.js`;
    const releaseOf = (blockedURL: string, sourceFile: string) =>
      readViolations(report({ blockedURL, sourceFile }))[0]?.release;
    expect(releaseOf(at('mf-search'), at('mf-content'))).toBe('mf-search@ab12');
    expect(releaseOf('inline', at('mf-content'))).toBe('mf-content@ab12');
    expect(releaseOf('inline', 'https://shop.test/assets/main.js')).toBeUndefined();
  });

  test('drops queries and shortens long texts', () => {
    const long = 'x'.repeat(301);
    const [read] = readViolations([
      {
        type: long,
        url: `/${long}`,
        body: { effectiveDirective: long, blockedURL: 'https://a.example/x?geheim#y' },
      },
    ]);
    expect([read?.violation, read?.rule, read?.page].map((text) => text?.length)).toEqual([300, 300, 300]);
    expect(read?.refused).toBe('https://a.example/x');
  });

  test.each(['{', 'null', '7', '[7]', '[{"type":"x"}]', '{"csp-report":7}'])(
    'is ignored when it is %s',
    (text) => {
      expect(readViolations(text)).toEqual([]);
    },
  );
});
