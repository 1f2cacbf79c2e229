jest.mock('react', () => {
  throw new Error('React was asked for');
});

test('what is made of wire data needs no React', async () => {
  const product = await import('./index');
  expect(product.toProductCard).toEqual(expect.any(Function));
});
