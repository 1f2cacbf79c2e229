jest.mock('react', () => {
  throw new Error('React was asked for');
});

test('the entry for wire data loads without React', async () => {
  const product = await import('./index');
  expect(product.toProductCard).toEqual(expect.any(Function));
});
