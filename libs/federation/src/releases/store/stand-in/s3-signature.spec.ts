import { isSigned, signatureOf } from './s3-signature.fixture';

const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';

/** The example of a GET in Amazon's documentation of Signature Version 4 for S3. */
const request = {
  method: 'GET',
  url: '/test.txt',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
};

test("the signature of Amazon's own example is the one that Amazon gives", () => {
  expect(request.headers.authorization.endsWith(signatureOf(request, SECRET) ?? '-')).toBe(true);
});

test('another secret, another path, another body and no signature are refused', () => {
  const nothing = Buffer.from('');
  expect(isSigned(request, nothing, SECRET)).toBe(true);
  expect(isSigned(request, nothing, `${SECRET}x`)).toBe(false);
  expect(isSigned({ ...request, url: '/test.txt?x=1' }, nothing, SECRET)).toBe(false);
  expect(isSigned(request, Buffer.from('x'), SECRET)).toBe(false);
  expect(isSigned({ ...request, headers: {} }, nothing, SECRET)).toBe(false);
});
