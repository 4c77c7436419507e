// The first of two parts in one file; its own map is the first section of the indexed one.
const place = document.createElement('h1');
place.textContent = 'Profile';
document.body.prepend(place);
