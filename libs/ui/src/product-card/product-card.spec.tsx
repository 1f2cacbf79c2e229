import { render, screen } from '@testing-library/react';
import { formatPrice } from '../price/format-price';
import { ProductCard, type ProductCardProps } from './product-card';

const card: ProductCardProps = {
  href: '/nl/wollen-jas',
  brand: 'Noordhof',
  name: 'Wollen jas',
  price: { kind: 'regular', amount: 189 },
  picture: { src: 'https://beeld.example/jas.webp', alt: 'Wollen jas, voorkant' },
  labels: {
    from: 'vanaf',
    free: 'Gratis',
    was: 'van',
    now: 'voor',
    sale: 'SALE',
    lowest: (price) => `Laagste prijs van de laatste 30 dagen: ${price}`,
  },
};

const text = () => screen.getByRole('article').textContent.replace(/\s/g, ' ');

test('shows picture, brand, name and price, and leads to the product [LST-21]', () => {
  render(<ProductCard {...card} />);
  const picture = screen.getByRole('img', { name: 'Wollen jas, voorkant' });
  expect(picture).toHaveAttribute('width', '250');
  expect(picture).toHaveAttribute('height', '450');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('link', { name: 'Wollen jas' })).toHaveAttribute('href', '/nl/wollen-jas');
  expect(text()).toBe('NoordhofWollen jas€ 189,00');
});

test('fetches the picture of the first card before all others [LST-20]', () => {
  render(<ProductCard {...card} priority="first" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('shows the percentage and both prices on sale, and explains the struck one [LST-22]', () => {
  render(
    <ProductCard
      {...card}
      price={{ kind: 'sale', amount: 59.95, lowestAmount: 119.9 }}
      badge={{ kind: 'percentage', percentage: 50 }}
    />,
  );
  expect(screen.getByText('-50%')).toBeInTheDocument();
  expect(text()).toContain('van € 119,90 voor € 59,95');
  expect(
    screen.getByText(card.labels.lowest(formatPrice(119.9)), { collapseWhitespace: false }),
  ).toBeInTheDocument();
});

test('shows the words for a sale and for a product that costs nothing [LST-22]', () => {
  render(<ProductCard {...card} price={{ kind: 'free' }} badge={{ kind: 'sale' }} />);
  expect(screen.getByText('SALE')).toBeInTheDocument();
  expect(screen.getByText('Gratis')).toBeInTheDocument();
});

test('the lowest price of several has vanaf before it, and not voor', () => {
  const sale = { kind: 'sale', amount: 80, lowestAmount: 100, from: true } as const;
  const { container } = render(<ProductCard {...card} price={sale} />);
  expect(container).toHaveTextContent(/van €\s100,00 ?vanaf ?€\s80,00/);
  expect(container).not.toHaveTextContent('voor €');
});
