import { responsiveImage } from './responsive-image';

const hosts = ['beeld.example', 'localhost:4300'];

test('asks for every width as webp [CNT-06]', () => {
  const image = responsiveImage('https://beeld.example/jas.png', { hosts });
  expect(image?.srcSet.match(/\d+w/g)).toEqual(['320w', '640w', '768w', '1024w', '1280w', '1536w']);
  expect(image?.src).toBe('https://beeld.example/jas.png?w=1536&fm=webp&q=75');
});

test('asks for densities 1 and 2 of a picture with a fixed width [CNT-06]', () => {
  const image = responsiveImage('http://localhost:4300/jas.png?rect=0,0,5,9', {
    hosts,
    widths: 250,
    quality: 65,
  });
  const at = (width: number) => `http://localhost:4300/jas.png?rect=0%2C0%2C5%2C9&w=${width}&fm=webp&q=65`;
  expect(image).toEqual({ src: at(250), srcSet: `${at(250)} 1x, ${at(500)} 2x` });
});

test('replaces a width that the address has already', () => {
  const image = responsiveImage('https://beeld.example/jas.png?w=5&rect=1', { hosts, widths: [320, 640] });
  const at = (width: number) => `https://beeld.example/jas.png?w=${width}&rect=1&fm=webp&q=75`;
  expect(image).toEqual({ src: at(640), srcSet: `${at(320)} 320w, ${at(640)} 640w` });
});

test.each([
  'https://elders.example/jas.png',
  'https://beeld.example.elders.example/jas.png',
  'https://beeld.example@elders.example/jas.png',
  'http://localhost:9999/jas.png',
  '//beeld.example/jas.png',
  'javascript:alert(1)//beeld.example',
  '',
  null,
])('refuses %p [CNT-06]', (address) => {
  expect(responsiveImage(address, { hosts })).toBeUndefined();
});
