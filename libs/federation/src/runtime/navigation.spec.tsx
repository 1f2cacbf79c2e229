import { render } from '@testing-library/react';
import { useNavigate, useNavigation, useRevalidator } from './navigation';

test.each([
  ['useNavigate', useNavigate],
  ['useNavigation', useNavigation],
  ['useRevalidator', useRevalidator],
])('%s says so where there is no router', (_, useIt) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = () => <p>{typeof useIt()}</p>;
  expect(() => render(<Part />)).toThrow('There is no router around this part.');
  logged.mockRestore();
});
