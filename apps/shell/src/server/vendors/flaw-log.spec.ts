import { FlawLog } from './flaw-log';

const flaw = { asked: 'the content query snippets {}', id: 'snippet-1', path: '3.value', message: 'no text' };

const someLog = () => {
  const warn = jest.fn();
  return { warn, flaws: new FlawLog({ warn }) };
};

describe('the log of flaws', () => {
  test('names document, path and question of each flaw once', () => {
    const { warn, flaws } = someLog();
    flaws.report(flaw);
    flaws.report({ ...flaw });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(
      { document: 'snippet-1', path: '3.value', asked: flaw.asked },
      expect.stringMatching(/"snippet-1" at "3.value".*no text/),
    );
    flaws.report({ ...flaw, id: 'snippet-2' });
    flaws.report({ ...flaw, path: '4.value' });
    expect(warn).toHaveBeenCalledTimes(3);
  });

  test('marks the answers that contain a flaw, also a flaw that was reported before', async () => {
    const { flaws } = someLog();
    const bad = () => flaws.watch(async () => flaws.report(flaw));
    const good = () => flaws.watch(async () => 7);
    expect(await Promise.all([bad(), good(), bad()])).toEqual([
      { value: undefined, isFlawed: true },
      { value: 7, isFlawed: false },
      { value: undefined, isFlawed: true },
    ]);
  });
});
