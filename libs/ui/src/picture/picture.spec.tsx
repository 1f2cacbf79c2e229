import { fromAny } from '@total-typescript/shoehorn';
import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture';

const size = { width: 250, height: 450 };

describe('a picture', () => {
  test('that is missing has a placeholder of its size, with its alternative text', () => {
    render(<Picture {...size} alt="Wollen jas" />);
    const place = screen.getByRole('img', { name: 'Wollen jas' });
    expect(place).toHaveAttribute('data-missing');
    expect(place).toHaveStyle({ aspectRatio: '250 / 450' });
  });

  test('that cannot be fetched gives way to the same place, until there is another one', () => {
    const { rerender } = render(<Picture {...size} src="/weg.webp" alt="Wollen jas" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'Wollen jas' })).toHaveAttribute('data-missing');
    rerender(<Picture {...size} src="/er.webp" alt="Wollen jas" />);
    expect(screen.getByRole('img', { name: 'Wollen jas' })).toHaveAttribute('src', '/er.webp');
  });

  test('that failed before the page answered to script is noticed', () => {
    const broken = { complete: true, naturalWidth: 0, currentSrc: '/weg.webp' };
    const spies = Object.entries(broken).map(([name, value]) =>
      jest.spyOn(HTMLImageElement.prototype, name as 'complete', 'get').mockReturnValue(fromAny(value)),
    );
    render(<Picture {...size} src="/weg.webp" alt="Wollen jas" />);
    expect(screen.getByRole('img', { name: 'Wollen jas' })).toHaveAttribute('data-missing');
    for (const spy of spies) spy.mockRestore();
  });

  test('that only decorates is not heard when it is missing', () => {
    render(<Picture {...size} alt="" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
