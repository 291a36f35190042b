/** Loaded before the server, whose launcher is gone before the server could listen for that. */
process.disconnect()
