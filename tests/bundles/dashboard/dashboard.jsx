// A shop keeper's dashboard as a component library makes it: navigation, figures, filters, a table with actions, a form.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Accordion, AccordionDetails, AccordionSummary, Alert, AppBar, Autocomplete, Avatar, Box, Breadcrumbs, Button, Card,
  CardActions, CardContent, Checkbox, Chip, FormControl, FormControlLabel, FormLabel, Grid, IconButton, InputLabel, Link,
  List, ListItem, ListItemButton, ListItemText, MenuItem, Pagination, Paper, Radio, RadioGroup, Rating, Select, Slider,
  Stack, Switch, Tab, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, TableSortLabel, Tabs, TextField,
  ToggleButton, ToggleButtonGroup, Toolbar, Typography,
} from '@mui/material';

const PAGES = ['Overview', 'Orders', 'Customers', 'Products', 'Stock', 'Returns', 'Reports', 'Team', 'Settings'];
const COLUMNS = ['Order', 'Customer', 'Placed', 'Total', 'Status'];
const PEOPLE = ['Ada Byron', 'Alan Turing', 'Grace Hopper', 'Edsger Dijkstra', 'Barbara Liskov', 'Donald Knuth'];
const STATES = ['paid', 'sent', 'open'];
const FIGURES = [['Revenue', '48,210 €'], ['Orders', '1,204'], ['Returns', '31'], ['Visitors', '92,118']];
const TASKS = ['Call the supplier', 'Count the stock', 'Answer the reviews', 'Pay the carrier'];

const orders = Array.from({ length: 20 }, (_, at) => [
  `#${1041 + at}`, PEOPLE[at % 6], `2026-03-${String(28 - at).padStart(2, '0')}`, `${(at * 37.5 + 12).toFixed(2)} €`, STATES[at % 3],
]);

function Orders() {
  const [picked, setPicked] = useState([]);
  const toggle = (id) => setPicked(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id]);
  return (
    <TableContainer component={Paper}>
      <Table size="small" aria-label="Latest orders">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox"><Checkbox slotProps={{ input: { 'aria-label': 'Select all' } }} /></TableCell>
            {COLUMNS.map((name) => <TableCell key={name}><TableSortLabel active={name === 'Placed'}>{name}</TableSortLabel></TableCell>)}
            <TableCell>Actions</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map(([id, who, day, total, state]) => (
            <TableRow key={id} selected={picked.includes(id)}>
              <TableCell padding="checkbox">
                <Checkbox checked={picked.includes(id)} onChange={() => toggle(id)} slotProps={{ input: { 'aria-label': `Select ${id}` } }} />
              </TableCell>
              <TableCell><Link href={`/orders/${id.slice(1)}`}>{id}</Link></TableCell>
              <TableCell>{who}</TableCell>
              <TableCell>{day}</TableCell>
              <TableCell>{total}</TableCell>
              <TableCell><Chip size="small" label={state} /></TableCell>
              <TableCell>
                <IconButton aria-label="Edit">✎</IconButton>
                <IconButton aria-label="Print">⎙</IconButton>
                <IconButton aria-label="Delete">✕</IconButton>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Pagination count={12} page={2} sx={{ p: 1 }} />
    </TableContainer>
  );
}

function Filters() {
  const [span, setSpan] = useState('week');
  return (
    <Box component="form" aria-label="Filters" sx={{ my: 2 }} onSubmit={(event) => event.preventDefault()}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        <ToggleButtonGroup exclusive size="small" value={span} onChange={(_, to) => to && setSpan(to)} aria-label="Span">
          {['day', 'week', 'month', 'year'].map((name) => <ToggleButton key={name} value={name}>{name}</ToggleButton>)}
        </ToggleButtonGroup>
        <TextField size="small" label="Search orders" type="search" />
        <TextField size="small" label="From" type="date" defaultValue="2026-03-01" slotProps={{ inputLabel: { shrink: true } }} />
        <TextField size="small" label="Until" type="date" defaultValue="2026-03-31" slotProps={{ inputLabel: { shrink: true } }} />
        <FormControl size="small" sx={{ minWidth: 120 }}>
          <InputLabel id="state">Status</InputLabel>
          <Select labelId="state" label="Status" defaultValue="paid">
            {STATES.map((name) => <MenuItem key={name} value={name}>{name}</MenuItem>)}
          </Select>
        </FormControl>
        <Autocomplete size="small" sx={{ width: 200 }} options={PEOPLE} renderInput={(given) => <TextField {...given} label="Customer" />} />
        <Button type="submit" variant="contained">Apply</Button>
        <Button>Reset</Button>
      </Stack>
      <FormLabel id="least">Least total</FormLabel>
      <Slider aria-labelledby="least" defaultValue={30} sx={{ width: 200, mx: 2 }} />
    </Box>
  );
}

function Shipping() {
  return (
    <Paper component="section" aria-label="Shipping" sx={{ p: 2 }}>
      <Typography variant="h6" component="h2">Shipping</Typography>
      <TextField size="small" label="Sender" defaultValue="Corner Shop" required sx={{ m: 1 }} />
      <TextField size="small" label="Email" defaultValue="ada@" error helperText="This is no address" sx={{ m: 1 }} />
      <TextField size="small" label="Pass phrase" type="password" defaultValue="correct horse battery" sx={{ m: 1 }} />
      <RadioGroup row aria-label="Carrier" defaultValue="Post">
        {['Post', 'Bike', 'Pick-up'].map((name) => <FormControlLabel key={name} value={name} control={<Radio />} label={name} />)}
      </RadioGroup>
      {['Insure', 'Track', 'Gift wrap', 'Notify by mail'].map((name, at) => (
        <FormControlLabel key={name} control={<Switch defaultChecked={at < 2} />} label={name} />
      ))}
      <Box><Button variant="contained">Save</Button><Button disabled>Undo</Button></Box>
    </Paper>
  );
}

function Page() {
  const [tab, setTab] = useState(0);
  return (
    <Box sx={{ display: 'flex' }}>
      <Box component="nav" aria-label="Pages" sx={{ width: 200 }}>
        <List>
          {PAGES.map((name, at) => (
            <ListItem key={name} disablePadding>
              <ListItemButton component="a" href={`/${name.toLowerCase()}`} selected={!at} aria-current={at ? undefined : 'page'}>
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Box>
      <Box sx={{ flex: 1 }}>
        <AppBar position="static">
          <Toolbar>
            <Typography variant="h5" component="h1" sx={{ flex: 1 }}>Corner Shop</Typography>
            {['Help', 'Messages', 'Account'].map((name) => <Button key={name} color="inherit">{name}</Button>)}
            <Avatar alt="Ada">A</Avatar>
          </Toolbar>
        </AppBar>
        <Box component="main" sx={{ p: 2 }}>
          <Breadcrumbs aria-label="Path"><Link href="/">Home</Link><Link href="/overview">Overview</Link></Breadcrumbs>
          <Alert severity="warning" action={<Button size="small">Show</Button>}>3 orders wait for their payment</Alert>
          <Grid container spacing={2} sx={{ my: 1 }}>
            {FIGURES.map(([name, figure]) => (
              <Grid key={name} size={3}>
                <Card>
                  <CardContent><Typography variant="h6" component="h2">{name}</Typography>{figure}</CardContent>
                  <CardActions><Button size="small">Details</Button><Button size="small">Export</Button></CardActions>
                </Card>
              </Grid>
            ))}
          </Grid>
          <Tabs value={tab} onChange={(_, to) => setTab(to)} aria-label="Kinds of orders">
            {['All', 'Open', 'Sent', 'Returned'].map((name) => <Tab key={name} label={name} />)}
          </Tabs>
          <Filters />
          <Orders />
          <Grid container spacing={2} sx={{ mt: 1 }}>
            <Grid size={6}><Shipping /></Grid>
            <Grid size={6}>
              <Paper component="section" aria-label="To do" sx={{ p: 2 }}>
                {TASKS.map((name) => (
                  <Box key={name}>
                    <FormControlLabel control={<Checkbox />} label={name} /><IconButton aria-label={`Put off: ${name}`}>⏱</IconButton>
                  </Box>
                ))}
                <Rating name="mood" defaultValue={4} />
                {['Notes', 'History'].map((name) => (
                  <Accordion key={name}>
                    <AccordionSummary>{name}</AccordionSummary>
                    <AccordionDetails>Nothing yet</AccordionDetails>
                  </Accordion>
                ))}
              </Paper>
            </Grid>
          </Grid>
        </Box>
      </Box>
    </Box>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
