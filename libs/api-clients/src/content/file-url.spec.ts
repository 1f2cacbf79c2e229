import { createFileUrl } from './file-url';

const fileUrl = createFileUrl({ host: 'https://cdn.test/', projectId: 'demo', dataset: 'production' });
const file = (_ref: string) => ({ asset: { _type: 'reference' as const, _ref } });

describe('the address of a film', () => {
  test('is beside the pictures on the CDN [BLK-09]', () => {
    expect(fileUrl(file('file-Tb9Ew8CXIwaY-mp4'))).toBe(
      'https://cdn.test/files/demo/production/Tb9Ew8CXIwaY.mp4',
    );
  });

  test.each(['image-abc-10x10-jpg', 'file-abc', 'file-../../x-mp4', 'file-a/b-mp4', ''])(
    'is refused for the malformed reference %j',
    (reference) => expect(() => fileUrl(file(reference))).toThrow(`Malformed asset _ref '${reference}'`),
  );

  test('is refused where there is no file', () => {
    expect(() => fileUrl(null)).toThrow(expect.objectContaining({ name: 'FileUrlError' }));
  });
});
