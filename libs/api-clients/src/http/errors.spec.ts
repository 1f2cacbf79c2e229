import * as commerceErrors from '../commerce/commerce-error';
import * as httpErrors from './errors';

const { CommerceError, MaintenanceError } = commerceErrors;
const { HttpError, NetworkError } = httpErrors;

const failed = { method: 'GET', url: '/context', status: 503, statusText: 'Service Unavailable' } as const;

/** A second instance of the same library, as another bundle has it. */
async function otherCopy() {
  let copy = { ...commerceErrors, ...httpErrors };
  await jest.isolateModulesAsync(async () => {
    copy = { ...(await import('../commerce/commerce-error')), ...(await import('./errors')) };
  });
  return copy;
}

test('a remote recognises the errors that the shell’s copy of the clients threw', async () => {
  const shell = await otherCopy();
  expect(shell.CommerceError).not.toBe(CommerceError);
  expect(new shell.CommerceError(failed)).toBeInstanceOf(CommerceError);
  expect(new shell.MaintenanceError(failed)).toBeInstanceOf(CommerceError);
  expect(new shell.NetworkError(failed)).toBeInstanceOf(HttpError);
});

test('a remote takes neither a base error of the shell’s copy for a subclass nor other values for HTTP errors', async () => {
  const shell = await otherCopy();
  expect(new shell.CommerceError(failed)).not.toBeInstanceOf(MaintenanceError);
  expect(new shell.HttpError(failed)).not.toBeInstanceOf(NetworkError);
  expect(new Error('other')).not.toBeInstanceOf(HttpError);
  expect(null).not.toBeInstanceOf(HttpError);
});
