module.exports = Set
