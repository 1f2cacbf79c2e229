import { withSystemFields } from './system-fields.ts';

test('every document has timestamps, and a revision that changes with its content', () => {
  const page = { _id: 'page-1', _type: 'page', title: 'Zomer' };
  const [first, second] = [withSystemFields(page), withSystemFields({ ...page, title: 'Winter' })];
  expect(first).toMatchObject({ ...page, _createdAt: expect.any(String), _updatedAt: expect.any(String) });
  expect(first._rev).toMatch(/^[A-Za-z0-9]{22}$/);
  expect(second._rev).not.toBe(first._rev);
  expect(withSystemFields(page)).toEqual(first);
});

test('keeps the timestamp that a document already has', () => {
  const blog = { _id: 'blog-1', _type: 'blog', _updatedAt: '2026-10-01T10:00:00Z' };
  expect(withSystemFields(blog)._updatedAt).toBe('2026-10-01T10:00:00Z');
});
