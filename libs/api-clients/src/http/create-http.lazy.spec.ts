import { createHttp } from './create-http';

const mockLoaded: string[] = [];
jest.mock('./axios-transport', () => {
  mockLoaded.push('axios');
  return { axiosTransport: async () => ({ status: 204, statusText: '', headers: {}, text: '' }) };
});

test('axios is fetched by the first request, not by making a client, and once', async () => {
  const http = createHttp({ baseUrl: 'https://shop.test' });
  expect(mockLoaded).toEqual([]);
  await http.request('GET', '/');
  await http.request('GET', '/');
  expect(mockLoaded).toEqual(['axios']);
});
